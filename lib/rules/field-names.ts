const fieldNames: Record<string, string> = {
  companyName: 'Company name',
  contactName: 'Contact person',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  gstNumber: 'GST number',
  mainProcessCategory: 'Category',
  notes: 'Notes',
  q: 'Search',
  paymentStatus: 'Payment',
  company: 'Company id',
  completedFrom: 'Completed from',
  completedTo: 'Completed to',
  actor: 'Account id',
  actorRole: 'By',
  kind: 'What',
  entityType: 'Kind of thing',
  entityId: 'Id of the thing',
  from: 'From',
  to: 'To',
}

/** The label of a form's field or of a filter. */
export const fieldName = (field: string) => fieldNames[field] ?? field
