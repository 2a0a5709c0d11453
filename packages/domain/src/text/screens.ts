/** Screens that texts belong to, in the order of a list. */
export const textScreens = [
  'landing',
  'login',
  'register',
  'request',
  'orders',
  'history',
  'bulk',
  'payment',
  'outlets',
  'account',
  'help',
  'customer',
  'legal',
  'rider',
  'mail',
  'console',
  'general',
] as const
export type TextScreen = (typeof textScreens)[number]

/** The first words of the keys of each screen; every other text is a general one. */
const areas: Readonly<Record<Exclude<TextScreen, 'general'>, string>> = {
  landing: 'landing',
  login: 'login auth session forgot',
  register: 'register verify password invitation',
  request:
    'request parcel sender paste ask where known addressbook address place geolocator precision again guest sentence area',
  orders:
    'order orders status timeline tracking delay decision talk call proof handover live cancel reason list share state',
  history: 'history export',
  bulk: 'bulk bulk-file',
  payment: 'pay payment cash voucher card',
  outlets: 'outlet branch',
  account: 'account people sessions',
  help: 'help help-center walkthrough',
  customer: 'track waiting individual receipt rating pressure',
  legal: 'terms privacy prohibited',
  rider: 'rider',
  mail: 'mail mailbox',
  console: 'console',
}

/** Returns the screen of a text by its key. */
export function screenOfText(key: string): TextScreen {
  const [area = ''] = key.split('.')
  const isOf = (screen: TextScreen) => screen !== 'general' && areas[screen].split(' ').includes(area)
  return area === '' ? 'general' : (textScreens.find(isOf) ?? 'general')
}

/** A page of an app on which texts can be seen before they are saved, and the screens whose texts it has. */
export interface TextPage {
  readonly id: string
  readonly path: string
  readonly screens: readonly TextScreen[]
}

/** The pages of the portal and of the app of riders, by their paths. */
export const textPages = [
  { id: 'landing', path: '/', screens: ['landing', 'general'] },
  { id: 'login', path: '/connect', screens: ['login'] },
  { id: 'forgot', path: '/forgot-password', screens: ['login'] },
  { id: 'register', path: '/register', screens: ['register'] },
  { id: 'terms', path: '/termsandconditions', screens: ['legal'] },
  { id: 'privacy', path: '/privacy', screens: ['legal'] },
  { id: 'prohibited', path: '/prohibiteditems-c2c', screens: ['legal'] },
  { id: 'maintenance', path: '/maintenance', screens: ['general'] },
  { id: 'rider', path: '/rider/', screens: ['rider'] },
] as const satisfies readonly TextPage[]
export type TextPageId = (typeof textPages)[number]['id']

/** Returns the pages that have texts of the screen of a text; none for emails, the console and pages behind a login. */
export function pagesOfText(key: string): readonly (typeof textPages)[number][] {
  const screen = screenOfText(key)
  return textPages.filter(({ screens }) => (screens as readonly TextScreen[]).includes(screen))
}
