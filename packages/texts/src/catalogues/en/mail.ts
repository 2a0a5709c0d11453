export const mail = {
  'mail.footer': 'You are receiving this message because these contact details are used with {sender}.',
  'mail.confirm.subject': 'Confirm your {sender} account',
  'mail.confirm.text': 'Welcome to {sender}. Confirm your account to log in and request your first rider.',
  'mail.confirm.validity':
    'The link works once and expires after {hours} hours. If you did not create this account, you can ignore this message.',
  'mail.confirm.action': 'Confirm account',
  'mail.reset.subject': 'Your {sender} password reset code',
  'mail.reset.text': 'Enter this code on the page where you asked to reset your password.',
  'mail.reset.validity':
    'The code expires after {minutes} minutes. We will never ask you for it by phone. If you did not ask for it, you can ignore this message. Your password stays the same.',
  'mail.changed.subject': 'Your {sender} password was changed',
  'mail.changed.text': 'Your password was changed on {at}. We logged you out on all other devices.',
  'mail.changed.not-you':
    'If this was not you, choose “Forgot your password?” on the login page straight away and set a new password.',
  'mail.invited.subject': 'You’re invited to join {vendor}',
  'mail.invited.text': '{by} has invited you to request and track deliveries for {vendor} with {sender}.',
  'mail.invited.validity':
    'The invitation expires after {days} days. If you were not expecting it, you can ignore this message.',
  'mail.invited.action': 'Accept invitation',
  'mail.rider-invited.subject': 'Ride with {sender}',
  'mail.rider-invited.text': 'Open this link on your phone to start riding with {sender}.',
  'mail.rider-invited.validity': 'The link works once and expires after {hours} hours.',
  'mail.rider-invited.action': 'Start riding',
  'mail.rider-code.subject': 'Your {sender} login code',
  'mail.rider-code.text': 'Enter this code to log in as a rider.',
  'mail.rider-code.validity':
    'The code expires after {minutes} minutes. We will never ask you for it by phone. If you did not ask for it, you can ignore this message.',
  'mail.payment.subject': 'Your payment with {sender}',
  'mail.payment.paid': 'Your bank has paid for order {order}. The order has been placed.',
  'mail.payment.unpaid':
    'Your bank has not paid for order {order}. You have not been charged. To get a rider, please pay again.',
  'mail.payment.paid-back':
    'Your bank paid for order {order} after the order had ended. The money will be refunded to your card.',
  'mail.removed.subject': 'Your access to {vendor} has ended',
  'mail.removed.text':
    'An owner of {vendor} has removed your access. If you think this is a mistake, please contact them.',
  'mail.rider-document.subject': 'Your documents for {sender}',
  'mail.rider-document.approved': '{document}: checked and valid.',
  'mail.rider-document.refused': '{document}: not accepted. Reason: {reason}',
  'mail.rider-document.expiring_one': '{document}: expires in {count} day. Please send a new one.',
  'mail.rider-document.expiring_other': '{document}: expires in {count} days. Please send a new one.',
  'mail.rider-document.expired': '{document}: has expired. No offers come until a new one has been checked.',
  'mail.rider-document.action': 'Open documents',
  'mail.tracking.subject': 'Your parcel from {shop}',
  'mail.tracking.text': 'Track your parcel from {shop} here.',
  'mail.tracking.action': 'Track parcel',
} as const
