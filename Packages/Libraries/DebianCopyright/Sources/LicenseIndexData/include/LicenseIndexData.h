#ifndef LICENSE_INDEX_DATA_H
#define LICENSE_INDEX_DATA_H

#include <stddef.h>

/// An index of license texts that LicenseIndexGenerator of Packages/Workshop made; its form is that
/// of LicenseTexts' `LicenseIndexLayout`.
struct license_index {
    /// Aligned to eight bytes.
    const void *_Nonnull bytes;
    /// In bytes.
    size_t size;
};

/// The texts of the SPDX list.
struct license_index spdx_index(void);

/// The texts that LicenseDB has and the SPDX list lacks.
struct license_index licensedb_index(void);

#endif
