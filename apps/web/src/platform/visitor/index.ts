export { PageLink, type PageLinkProps } from './PageLink.tsx'
export { type Credentials, type Visitor, useVisitor, VisitorContext } from './visitor-context.ts'
