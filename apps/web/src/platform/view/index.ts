export { endView, readView, type ShownView, viewAuthorization } from './read-view.ts'
export { takeView } from './take-view.ts'
