export { LightContext, type LightPage, lightPage, useLight } from './light-context.ts'
export { type Light, loadLight, loadLightTexts } from './load-light.ts'
