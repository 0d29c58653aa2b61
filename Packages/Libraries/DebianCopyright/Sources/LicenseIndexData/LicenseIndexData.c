#include "LicenseIndexData.h"

static const _Alignas(8) unsigned char spdx[] = {
#embed "spdx.index"
};

static const _Alignas(8) unsigned char licensedb[] = {
#embed "licensedb.index"
};

struct license_index spdx_index(void) { return (struct license_index){spdx, sizeof spdx}; }

struct license_index licensedb_index(void) {
    return (struct license_index){licensedb, sizeof licensedb};
}
