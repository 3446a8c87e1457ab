/** A phone number that a tap calls. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
