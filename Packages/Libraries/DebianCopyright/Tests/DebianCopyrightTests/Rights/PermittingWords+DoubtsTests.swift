import Testing

@testable import DebianCopyright

@Suite struct PermittingWordsDoubtsTests {
    @Test(arguments: [
        // Duties.
        "Branches have to drop the name of the orrery.",
        "Halls with more than ten seats are to be cleared with the turner.",
        "You promise to do no harm to moths with it.",
        "Whoever shows it owes the turner a bottle.", "Firms shall look elsewhere.",
        "Wait for the answer before you put it to work.",
        "Each hall enters its name in the list prior to opening the orrery.",
        "The hall signs a sheet beforehand.",
        "The hospital needs a separate arrangement.",
        // Places and purposes.
        "The orrery stays out of slaughterhouses.", "It is kept away from fairs.",
        "Handing it on is left to the turner's own shops.",
        "Mines are outside the purposes meant here.",
        "I would rather not see it in a fair.",
        "It is in the public domain as far as schools are concerned.",
        "The songs are for listening inside the hall.",
        "It may only be set up in towers.", "It is handed out to guests only.",
        "A household has five of them at most.", "Nobody else gets rights in them.",
        "It means the moon as it came from the turner, and nothing else.",
        "Residents of the valley are no licensees.",
        // Time limits, and things to do first.
        "The grant below lapses in spring.", "Taking it apart ends your license.",
        "The maker can end the permission by a word.", "Copies from elsewhere are unlicensed.",
        "The grants do not reach soldiers.", "This cannot be extended to firms.",
        "Where the two differ, the latter prevails.",
        "The orrery is further governed by the rules of conduct of the guild.",
        "To show it to guests is reserved to the guild.",
        "The star map stands here with the printer's leave.",
        "Any other showing wants their consent.",
        // Remarks without a verb.
        "Not for millers.", "Except millers.", "No millers, please.", "Keep millers out.",
        "Hands off, millers!",
        // Money.
        "A share of the revenue goes to the turner.",
        "Every commercial museum owes a moon to the turner.",
        // Exceptions and ends.
        "Shops are not covered by the above; please write to the guild.",
        "The orrery is not for travelers.", "Ask the guild before putting it into a tower.",
        "The songs are not under the license of the orrery.", "The grant can be taken back.",
        "Permission is granted as long as it turns on our wheels.",
        "The grant holds provided that you turn no wheel of ours.",
        "For anything else ask the guild.", "We'd rather you didn't turn it.",
        "Breaking the wheel terminates your rights.", "The guild can cancel the license.",
        "Free as long as the banner hangs.",
        "Everybody else goes ahead.",
    ])
    func `words that may limit a license leave doubt`(sentence: String) {
        #expect(PermittingWords(of: sentence).leaveDoubt)
    }

    @Test(arguments: [
        "No warranty of any kind.", "No changes.", "Not for the first time.",
        "Except the files below.", "You do not have to send the gears back.",
        "I do have to say that it turns well.",
        "The rings have to be considered as part of the orrery.",
        "A moon needs to be compatible with the GPL.", "It says what you have to do.",
        "The ring stands before it.", "Bo Spinner maintained it prior to Ada Turner.",
        "Check the laws of your country before you export it.",
        "The notice is to be left as it is.", "Some patches are outside the debian directory.",
        "Those of the guild shall act as a proxy.", "Other arrangements may be possible.",
        "The page is for information.", "The moon is for the orrery.",
        "See the end of this license.", "The license was revoked.",
        "It is governed by a license of the list.", "The rights aren't revoked.",
        "They leave the hall with a smile.", "They consented to the drawing.",
        "You may sell it.", "It may be turned for a fee or without fee.",
        "Commercial support is available.", "Commercial museums are welcome.",
        "Commercial use is fine.", "It has not been tested for sale in mines.",
        "It is sold without any warranty.", "There is no restriction on its sale.",
        "You have been granted a license to make, have made, use and sell it.",
        "The orrery is not for the impatient.", "The banner is free as a moth.",
        "It turned before everybody else did.",
    ])
    func `words of remarks and of free licenses leave none`(sentence: String) {
        #expect(!PermittingWords(of: sentence).leaveDoubt)
    }
}
