export const money = {
  'error.payment.get-if-enabled': 'We could not find out whether you can pay online. Please try again.',
  'error.payment.init': 'We encountered some issue with the payment. Please try again.',
  'error.payment.intent-creation': 'We could not start the payment. Please try again.',
  'error.payment.off': 'Paying online is not possible at the moment. Please choose another way to pay.',
  'error.payment.wallet': 'Your payment session has ended. Please try again.',
  'error.payment.not-found': 'We could not find that payment.',
  'error.payment.over': 'This payment is over. Please start it again.',
  'error.payment.under-way': 'This payment is still being worked on. Please wait a moment.',
  'error.card-not-found': 'We could not find that card.',
  'error.card-expired': 'This card has expired. Please choose another one.',
  'error.edit-paid':
    'This order has been paid online. To send it somewhere that costs more, please cancel it and ask again.',
  'error.settlement-nothing': 'There is no cash to settle.',
} as const
