/** A phone number that a tap calls. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={phoneHref(phone)}>{phone}</a>

/** What a tap on a phone number opens. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
