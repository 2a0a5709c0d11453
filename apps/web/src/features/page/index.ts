export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { FailureState } from './FailureState.tsx'
export { Page, type PageProps, useCountryName, usePageTitle } from './Page.tsx'
export { Panel, type PanelProps } from './Panel.tsx'
