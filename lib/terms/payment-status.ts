/** What is paid of an order, and what people call it. */
export const paymentLabels = { pending: 'Pending', partial: 'Partially Paid', complete: 'Paid' }
