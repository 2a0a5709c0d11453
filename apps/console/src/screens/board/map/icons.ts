/** Signs of the map. Each has a shape of its own, because a colour alone is not seen by everyone. */
const shapes = {
  'rider-free':
    '<circle cx="20" cy="20" r="14" fill="#1a8a4a" stroke="#fff" stroke-width="3"/><circle cx="20" cy="20" r="4.500" fill="#fff"/>',
  'rider-busy':
    '<circle cx="20" cy="20" r="14" fill="#2563eb" stroke="#fff" stroke-width="3"/><rect x="14" y="14" width="12" height="12" rx="2" fill="#fff"/>',
  'rider-break':
    '<circle cx="20" cy="20" r="14" fill="#5b6573" stroke="#fff" stroke-width="3"/><path d="M15 13h4v14h-4zM21 13h4v14h-4z" fill="#fff"/>',
  'rider-off': '<circle cx="20" cy="20" r="9" fill="#fff" stroke="#5b6573" stroke-width="4"/>',
  'rider-stale':
    '<circle cx="20" cy="20" r="11" fill="#d7dce3" stroke="#737d8c" stroke-width="4" stroke-dasharray="5 4"/>',
  'order-without_rider':
    '<rect x="7" y="7" width="26" height="26" rx="5" fill="#b36b00" stroke="#fff" stroke-width="3"/><circle cx="20" cy="20" r="4.500" fill="#fff"/>',
  'order-late':
    '<path d="M20 4 37 34H3Z" fill="#c4301c" stroke="#fff" stroke-width="3"/><path d="M18 14h4v10h-4zM18 26h4v4h-4z" fill="#fff"/>',
  'order-in_hand': '<path d="M20 6 34 20 20 34 6 20Z" fill="#3b4452" stroke="#fff" stroke-width="3"/>',
  'order-scheduled':
    '<rect x="10" y="10" width="20" height="20" rx="4" fill="#fff" stroke="#3b4452" stroke-width="4"/>',
  'end-collect': '<circle cx="20" cy="20" r="16" fill="none" stroke="#d9480f" stroke-width="5"/>',
  'end-deliver':
    '<rect x="5" y="5" width="30" height="30" rx="4" fill="none" stroke="#d9480f" stroke-width="5"/>',
} as const

export type IconName = keyof typeof shapes

/** Signs that the legend explains, with the keys of their texts. */
export const legend = [
  ['rider-free', 'console.board.state.free'],
  ['rider-busy', 'console.board.state.busy'],
  ['rider-break', 'console.board.state.break'],
  ['order-without_rider', 'console.board.lane.without_rider'],
  ['order-late', 'console.board.lane.late'],
  ['order-in_hand', 'console.board.lane.in_hand'],
] as const

const wrapped = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><g stroke-linejoin="round">${shape}</g></svg>`

const urlOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Returns the address of a sign, for an image beside its text. */
export const iconUrl = (name: IconName): string => urlOf(wrapped(shapes[name]))

/** More stops than a rider has. */
const STOPS = 16

const numbered = (number: string): string =>
  wrapped(
    `<circle cx="20" cy="20" r="15" fill="#d9480f" stroke="#fff" stroke-width="3"/><text x="20" y="27" font-family="system-ui, sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${number}</text>`,
  )

/** Returns all signs with their addresses; the numbers of stops are in the digits of the language. */
export const allIcons = (format: (number: number) => string): readonly (readonly [string, string])[] => [
  ...Object.entries(shapes).map(([name, shape]) => [name, urlOf(wrapped(shape))] as const),
  ...Array.from(
    { length: STOPS },
    (_, index) => [`stop-${index + 1}`, urlOf(numbered(format(index + 1)))] as const,
  ),
]
