#include "LicenseIndexData.h"

static const _Alignas(8) unsigned char bytes[] = {
#embed "licenses.index"
};

const void *license_index(void) { return bytes; }

size_t license_index_size(void) { return sizeof bytes; }
