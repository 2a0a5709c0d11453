export const keys = {
  'keys.error.mistyped': 'This key is incomplete or mistyped.',
  'keys.error.invalid': 'This key is not valid here.',
  'keys.error.scope': 'This key may not make this call.',
  'keys.error.not-found': 'This key no longer exists.',
  'keys.error.changed': 'Somebody else has changed this key. Look at it again before you save.',
  'keys.error.ended': 'This key has ended.',
  'keys.error.too-many': 'There are too many keys. End one that is no longer used.',
  'keys.error.network-invalid': 'This is not a network. Enter an address or a range such as 203.0.113.0/24.',
  'keys.error.collection-point': 'A key is only for collection points of your business.',
  'keys.error.time-invalid': 'Choose a later time. An old key stays valid for at most seven days.',
} as const
