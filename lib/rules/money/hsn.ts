/** Whether a code is one of services (SAC): they begin with 99. */
export const isService = (hsn: string): boolean => hsn.startsWith('99')

/** The quantity of a line that portals count, in thousandths: a service has none, whatever its document says. */
export const countedMilli = ({ hsn, quantityMilli }: { hsn: string; quantityMilli: number }): number =>
  isService(hsn) ? 0 : quantityMilli
