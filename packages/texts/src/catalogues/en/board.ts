export const board = {
  'error.board-changed': 'This order has changed meanwhile. Please look at it again.',
  'error.board-stops-changed': 'The stops of this rider have changed meanwhile. Please look at them again.',
  'error.board-order-state': 'That is not possible in the present status of the order.',
  'error.board-same-rider': 'This rider already has the order.',
  'error.board-rider-suspended': 'This rider is suspended or has left.',
  'error.board-rider-off-duty': 'This rider is not on duty.',
  'error.board-rider-full': 'This rider has no room for another parcel, or it is too large for the vehicle.',
  'error.board-rider-documents': 'A document of this rider is missing or has expired.',
  'error.board-rider-cash': 'With this order the rider would have more cash than is allowed.',
  'error.board-rider-advance': 'With this order the rider would pay shops more than is allowed.',
  'error.board-paid-by-rider': 'The rider has paid the shop for this parcel, so no other rider can take it.',
  'error.transfer-gone': 'This parcel does not change hands any more.',
} as const
