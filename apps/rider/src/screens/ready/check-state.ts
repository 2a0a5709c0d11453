/** `ask`: it can be set up now. `never`: this phone cannot do it. */
export type CheckState = 'good' | 'ask' | 'denied' | 'never' | 'testing'
