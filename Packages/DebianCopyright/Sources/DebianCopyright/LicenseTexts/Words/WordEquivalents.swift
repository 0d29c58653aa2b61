/// Spellings that the SPDX matching guidelines count as one word (annex B.10), the second as the
/// first; and the two schemes of an address (B.12).
enum WordEquivalents {
    static let pairs: [(kept: String, other: String)] = [
        ("acknowledgment", "acknowlegement"), ("acknowledgments", "acknowlegements"),
        ("acknowledgment", "acknowledgement"), ("acknowledgments", "acknowledgements"),
        ("analog", "analogue"), ("analyze", "analyse"), ("artifact", "artefact"),
        ("artifacts", "artefacts"), ("authorization", "authorisation"),
        ("authorized", "authorised"), ("caliber", "calibre"), ("canceled", "cancelled"),
        ("capitalizations", "capitalisations"), ("catalog", "catalogue"),
        ("categorize", "categorise"), ("center", "centre"), ("emphasized", "emphasised"),
        ("favor", "favour"), ("favorite", "favourite"), ("fulfill", "fulfil"),
        ("fulfillment", "fulfilment"), ("http", "https"), ("initialize", "initialise"),
        ("judgment", "judgement"), ("labeling", "labelling"), ("labor", "labour"),
        ("license", "licence"), ("licenses", "licences"), ("licensed", "licenced"),
        ("maximize", "maximise"), ("modeled", "modelled"), ("modeling", "modelling"),
        ("offense", "offence"), ("optimize", "optimise"), ("organization", "organisation"),
        ("organize", "organise"), ("practice", "practise"), ("program", "programme"),
        ("realize", "realise"), ("recognize", "recognise"), ("signaling", "signalling"),
        ("sublicense", "sublicence"), ("utilization", "utilisation"), ("while", "whilst"),
        ("willful", "wilful"),
    ]
}
