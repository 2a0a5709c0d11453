export { PublicPageContext, type PublicPage, createPublicPage, usePublicPage } from './light-context.ts'
export { type LoadedPublicPage, loadPublicPage, loadPublicTexts } from './load-light.ts'
