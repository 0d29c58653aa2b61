extension DigestedSource {
    // The digest of a source that was changed is what a browser's console asks for instead.
    static let noticesStyle = DigestedSource(
        text: PageStyle.common + PageStyle.notices,
        digest: "sha256-wH3lUGyp8QDizMzwrHwHStGyt3vlQxL2xxoU85eAmGs=")

    static let inventoryStyle = DigestedSource(
        text: PageStyle.common + PageStyle.inventory,
        digest: "sha256-OEeIcFG9UjeGbbe/YV0omEh6wlkdUhQX7ncQV+VrFT0=")

    static let inventoryScript = DigestedSource(
        text: PageScript.inventory,
        digest: "sha256-qAeC5OtzTxLc2FZRX9mj9S6ybxg4L1xzE7cMHAW/bzM=")
}
