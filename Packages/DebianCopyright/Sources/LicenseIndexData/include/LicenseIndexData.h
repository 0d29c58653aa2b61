#ifndef LICENSE_INDEX_DATA_H
#define LICENSE_INDEX_DATA_H

#include <stddef.h>

/// The index of license texts that LicenseIndexGenerator of Packages/Workshop made, aligned to
/// eight bytes; its form is that of LicenseTexts' `LicenseIndexLayout`.
const void *_Nonnull license_index(void);

/// Its size in bytes.
size_t license_index_size(void);

#endif
