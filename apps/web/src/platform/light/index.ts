export { PublicPageContext, type PublicPage, createPublicPage, usePublicPage } from './public-page-context.ts'
export { type LoadedPublicPage, loadPublicPage, loadPublicTexts } from './load-public-page.ts'
