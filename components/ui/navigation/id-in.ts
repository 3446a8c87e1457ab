/** The id in a parameter of the address, or null where there is none. */
export const idIn = (value: string | null | undefined) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : null)
