/** The files of GSTR-1, one for each sheet of the offline tool. `hsn` is of registered recipients, `hsn_b2c` of others. */
export const SECTIONS = ['b2b', 'cdnr', 'b2cl', 'b2cs', 'cdnur', 'hsn', 'hsn_b2c', 'docs'] as const
export type Section = (typeof SECTIONS)[number]
