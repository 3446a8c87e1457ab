/** What a customer says of itself on documents; inter-State for a company in Maharashtra. */
export const buyer = {
  legalName: 'Nandi Valves Pvt Ltd',
  addressLine1: '3rd Phase, Peenya',
  city: 'Bengaluru',
  pin: '560058',
  stateCode: '29',
  gstin: '29AABCN5678B1ZC',
  pan: 'AABCN5678B',
  scheme: 'regular',
}
