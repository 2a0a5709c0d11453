export const mail = {
  'mail.footer':
    'You receive this message because somebody used this address with {sender}. If it was not you, you can ignore it.',
  'mail.confirm.subject': 'Confirm your {sender} account',
  'mail.confirm.text':
    'Welcome to {sender}. Please confirm that this address is yours, then you can log in and request your first rider.',
  'mail.confirm.validity': 'The link is good for {hours} hours and can be used once.',
  'mail.confirm.action': 'Confirm account',
  'mail.reset.subject': 'Your code for a new {sender} password',
  'mail.reset.text': 'Type this code on the page where you asked for a new password.',
  'mail.reset.validity': 'It is good for {minutes} minutes. We will never ask you for it by phone.',
  'mail.changed.subject': 'Your {sender} password was changed',
  'mail.changed.text': 'The password of your account was changed on {at}. All other devices were logged out.',
  'mail.changed.not-you': 'If it was not you, choose a new password at once with “Forgot your password?”.',
  'mail.invited.subject': 'You are invited to {vendor}',
  'mail.invited.text': '{by} invites you to request and follow riders for {vendor} with {sender}.',
  'mail.invited.validity': 'The invitation is good for {days} days.',
  'mail.invited.action': 'Accept invitation',
  'mail.payment.subject': 'Your payment with {sender}',
  'mail.payment.paid': 'Your bank has paid for order {order}. The order is placed.',
  'mail.payment.unpaid':
    'Your bank has not paid for order {order}. Nothing was taken. A rider comes only if you pay again.',
  'mail.payment.paid-back':
    'Your bank paid for order {order} when it was already over. The money goes back to your card.',
  'mail.removed.subject': 'You no longer act for {vendor}',
  'mail.removed.text': 'An owner of {vendor} has ended your access.',
} as const
