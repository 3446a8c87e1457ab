/** ••••6789 of an account number. */
export const maskedAccount = (number: string): string => `••••${number.slice(-4)}`
