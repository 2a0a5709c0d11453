export { type Acts, type AddOptions, type NewAct, type NewPhoto, type QueuedPhoto, UNDO_MS } from './acts.ts'
export { applyActs, isOver } from './apply-act.ts'
export { openActs } from './open-acts.ts'
