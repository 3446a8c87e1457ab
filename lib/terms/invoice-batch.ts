/** The most deliveries and orders that are invoiced at once. */
export const BATCH_MAX = 50

/** The most documents of one file for the e-invoice portal, and the most of its answers that are pasted at once. */
export const EINVOICES_MAX = 100

/** The most customers on a page of what is to be invoiced. */
export const CUSTOMERS_ON_A_PAGE = 20
