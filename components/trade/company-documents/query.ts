/** The documents of the own company, or for admins those of one supplier. There are at most 50. */
export const companyDocumentsQuery = (supplierId?: number) => ({ limit: 50, ...(supplierId && { supplierId }) })
