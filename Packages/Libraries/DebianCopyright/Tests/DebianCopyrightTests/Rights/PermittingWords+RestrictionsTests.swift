import Testing

@testable import DebianCopyright

@Suite struct PermittingWordsRestrictionsTests {
    @Test(arguments: [
        // Something is withheld.
        "The orrery may not be sold.", "You must not change the gears.",
        "The moon cannot be copied.",
        "These gears are freeware, not to be sold.", "Copies are not permitted.",
        "No part of the orrery may be reproduced.", "Do not modify the moon.",
        "No commercial use.", "Turning it for others is forbidden.",
        "No reverse engineering of the gears is permitted.",
        "Measurements of its speed must never be published.",
        // People and purposes.
        "The orrery is for noncommercial use.", "For non-commercial purposes you may turn it.",
        "It may be used for research only.", "You may turn it for personal use.",
        "Anybody may turn it, excluding commercial applications.", "Not for use in hospitals.",
        "It may be used for classroom purposes only.",
        "The orrery may not be gilded.", "Unless you own a moon you have no business with it.",
        "Please get a license if you are a company.", "You need to own the moon to turn it.",
        "Free use is granted to individuals.", "The moon may be read for reference, nothing else.",
        // How far a license reaches.
        "Copying is restricted to members of the guild.",
        "The permissions do not extend to clock makers.", "The license is void if it is hosted.",
        "The right to make derivative works is reserved.", "Commercial rights are retained.",
        "The turner keeps the sole right to show it.", "Everything else is reserved.",
        "This copy is licensed to the guild.", "Museums need a separate license.",
        "Its use in towers is off limits.", "This is proprietary software.",
        "Turning it by steam is something we do not permit.",
        "It is not licensed for production use.", "Debian may distribute the orrery.",
        "You have no rights under this license.", "No money changes hands for it.",
        "No derivative works.", "Each user must fill in a form.", "Changes must be sent back.",
        "It must be given away for free.", "You agree not to disclose the gears.",
        "It is free as long as you are not a business.", "The data may be used within the guild.",
        "It can be copied for any purpose but sale.", "It may be shown but not turned.",
        "You are granted the right to show, but not sell, copies of it.",
        "Ten euros are charged for each turn.",
        "You may turn it on one computer.", "It is licensed for up to five users.",
        "Commercial use requires a separate license.", "It is not for commercial museums.",
        "It may be shown only together with the ring.", "Use it solely with our moons.",
        "The gears may be loaded only into orreries of the maker.",
        "Those who make clocks are excepted from all of this.", "No military use.",
        // Demands.
        "You may not copy it without asking permission.",
        "Nobody may copy it without asking for permission.",
        "You can copy it, commercial use without asking permission is theft.",
        "You can copy it, but no commercial use without asking permission.",
        "We request voluntary gifts; commercial use requires a license.",
        "For other licensing arrangements for noncommercial use, contact us.",
        "If you copy it without asking permission, you may go to the court.",
        "It may not be passed on without prior consent.", "Copies require written permission.",
        "You may not copy it without asking permission.",
        "It may not be copied, not even for commercial purposes.",
        "Nothing may be copied without any permission.",
        "Copying without any permission may be prosecuted.",
        "You must pay a fee for it.", "A royalty is due for each turn.",
        "Whoever wishes to sell it should write to the author.",
        "It may be tried for thirty days, after which you have to delete it or buy a key.",
        "The orrery is shareware.", "You must register before you turn it.",
        // The work is kept for some people, or from some.
        "Hobbyists are welcome to it; everybody else talks to us first.",
        "It is meant for classrooms and nowhere else.",
        "The maker would have to be asked before a firm shows it.",
        "It may be set up in halls of the maker and in no others.",
        "The orrery is free software for individuals.", "The license is for schools.",
        "Companies above 100 employees pay.", "Only for members of the club.",
        "Anybody may turn it, except those who work for a bank.", "In France nobody has a license.",
        "Orreries, not for resale.", "Turning it by machine is not covered.",
        // Time limits and payment.
        "This permission ends in 2030.", "The maker can take this permission back at any time.",
        "After a month of use ten euros are due.", "A person who earns nothing with it.",
        "Whoever changes it sends the change to the maker.",
        "Measurements of its speed are to be kept private.",
        // These resemble what is harmless.
        "It may not be sold, if that is possible.", "The gears may not be made where possible.",
        "Copyright 2001 Bo Spinner, and everything else is reserved.",
        "Copyright 2001 Bo Spinner; the right to sell and others are reserved.",
        "The guild does not waive its immunities, and the orrery may not be sold.",
        "The guild's privileges and immunities forbid you to turn it; commercial use is prohibited.",
        "For other licensing, companies must contact the turner.",
        "We request voluntary reports, and the moon may not be sold.",
        // Duties, and permissions with a hole.
        "You must paint the moon of the guild on each orrery.",
        "Sale of the orrery requires a moon for its maker.",
        "It turns as long as your guild buys a moon.", "You may turn up to three copies.",
        "Turning is fine, but not for more than the wheels cost.",
        "You are permitted to turn it, except putting it into a shop.",
        "It may be loaded onto wheels of the guild only.",
        "Wheels are welcome, but please don't distribute your own.",
        "Just don't sell it.", "The orrery should not be used for other ends.",
        "Please notice that the songs can't be given to others.",
        "The songs are nonfree and were left in the archive.",
        "Turning it by hand is fine, by steam is not.", "One duty comes with it: paint the moon.",
        "No part of the songs may be cut out or used elsewhere.",
        "A license must be obtained from the guild.", "Users in Lunaria are excluded for a while.",
        "You can turn it for a year.",
        "If your company turns it, write to us.", "We reserve the right to charge for it.",
        "I keep all rights to the songs.", "We only gave it to Debian.", "Do not put it on a moon.",
    ])
    func `a sentence that withholds something restricts`(sentence: String) {
        #expect(PermittingWords(of: sentence).restrict)
    }

    @Test(arguments: [
        // These only sound as if the work were kept for some people.
        "Thanks to everybody else who helped.", "It was written by students of a university.",
        "Companies and individuals have helped with it.", "Nobody else has written any of it.",
        "The maker has been asked, and was glad.", "Nobody needs a license for the map.",
        "The license ends here with its disclaimer of warranties.",
        "The rights of everybody else stay as they are.",
        // Many free licenses say this.
        "Neither the name of the turner nor of his heirs may be used to endorse products.",
        "The origin of the orrery must not be misrepresented.",
        "This notice may not be removed from any copy.",
        "You may not turn it except in compliance with the License.",
        "It may be used for commercial and non-commercial purposes.",
        "Anybody may copy it, with or without modification, for any purpose and without fee.",
        "You can copy it without asking permission.", "You can turn it without any permission.",
        "You can copy it, even for commercial purposes, all without asking permission.",
        "There is no warranty, and in no event shall the authors be liable for its use.",
        "You can redistribute it only under the terms of the GNU General Public License.",
        "Everyone may copy this license document verbatim, but changing it is not allowed.",
        "No commercial use of these trademarks may be made.",
        "You may not use it except in compliance with one of these two licenses.",
        "It may be turned for any personal and commercial purposes.",
        "Users are provided only with a limited warranty.",
        "We have to forbid you to deprive anyone of these rights.",
        "Patches under another license will not be taken.",
        "The name of the turner shall not be used to promote the sale of it without permission.",
        "Changes to this license can be made only by the turner, with written consent.",
        "Each orrery is free of charge, with the only request being that the notice stays.",
        "There is no need to worry about the gears as long as you do not modify the notice.",
        "The origin of the moon must not be misrepresented, and you must not claim to be its maker.",
        "The warranty must not be relied upon.", "Some rights reserved.", "All rights reserved.",
        "Including but not limited to moons, there is no warranty.",
        "You may not turn it except under the terms of the license.",
        "The GPL does not allow that.", "Bug reports must be sent to Debian.",
        // These say nothing about rights.
        "The list may not be complete.", "The moon should not be turned by hand.",
        "It avoids Moonclock, which is proprietary.", "Each moon has its own gears.",
        "A non-profit organization was founded.", "The only change was a new moon.",
        "We do not use the ring of Debian.", "The law of this country prohibits export.",
        "The source is only needed for the gears.",
        "There is no published software to draw its moons.",
        "The archive is the upstream one, without changes.",
        "It is not designed for use in mines.", "The page forbids nothing that the GPL allows.",
        "You can copy it, even for commercial purposes, all without asking permission.",
        "In some lands this may not be legally possible.", "It may not be possible to turn it.",
        "Copyright (c) Bo Spinner and others\nAll rights reserved.", "Rights Reserved",
        "Turning it by hand is slow, by steam is not.", "It comes without any duty for you.",
        "The songs are excluded for a while.", "The guild turned it for a year.",
        "If your wheel turns it, write to us.", "We reserve the right to publish it elsewhere.",
        "I keep all moons in the house.", "We also gave it to Debian.",
        "You must keep this notice on each orrery.", "You must comply with the GPL.",
        "Turning requires a crank.", "If you want to buy a moon, write to the guild.",
        "The crank goes up to the moon.", "It may be loaded onto wheels.",
        "Please don't forget the crank.", "The crank should not be used to turn the house.",
        "Wheels under another license will not be accepted as contributions.",
    ])
    func `a sentence that withholds nothing doesn't`(sentence: String) {
        #expect(!PermittingWords(of: sentence).restrict)
    }

    @Test(arguments: [
        ("By turning the orrery you accept the license agreement.", true),
        ("You agree to these terms.", true),
        ("Whoever reads this has knowledge of the license and accepts its terms.", false),
        ("Additional restrictions apply to the moon.", true),
        ("The terms of use are on the page of the maker.", true), ("Read the EULA.", true),
        ("See the acceptable conditions at the maker's.", true),
        ("The court didn't agree with the turner.", false),
        ("There are no additional moons.", false),
        ("Additional terms are likely incompatible with this license.", false),
    ])
    func `words may point to terms that stand elsewhere`(sentence: String, points: Bool) {
        #expect(PermittingWords(of: sentence).pointToTerms == points)
    }

    @Test(arguments: [
        ("Until release 2 the orrery had terms that forbade its sale.", true),
        ("These terms no longer apply, since the turner withdrew them when he was asked.", true),
        ("Older moons carry the words \"may not be sold\".", true),
        ("The orrery may not be sold.", false), ("It was turned by Ada.", false),
        (
            "Its maker's name is not used in books without specific, written prior permission.",
            false
        ),
        ("It may not be sold until 2030.", false), ("You may no longer copy it.", false),
        ("This condition is no longer required.", true),
    ])
    func `words about the past are history`(sentence: String, isHistory: Bool) {
        #expect(PermittingWords(of: sentence).areHistory == isHistory)
    }

    @Test(arguments: [
        ("The rings were removed.", true), ("The manual is not shipped in the package.", true),
        ("It is not part of this package.", true), ("Neither is in this package.", true),
        ("The archive was made by stripping the non-free songs.", true),
        ("The songs are removed because their license forbids changes.", true),
        ("The songs have therefore been removed from the archive.", true),
        ("Some bugs have been removed.", false), ("It has been removed from sale.", false),
        ("You may show the orrery by removing the name of its maker.", false),
        ("It may be shown only by removing the moon.", false),
        ("Rights are removed by the license.", false),
        ("The moon may not be removed.", false),
        ("Changed moons may not be distributed.", false),
    ])
    func `words may say that something is left out`(sentence: String, isLeftOut: Bool) {
        #expect(PermittingWords(of: sentence).tellOfRemoval == isLeftOut)
    }
}
