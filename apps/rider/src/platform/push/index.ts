export { storedPushTexts } from './push-texts.ts'
export { createPush, type Push, type PushState } from './push.ts'
