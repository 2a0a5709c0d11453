export { Page, type PageProps } from './Page.tsx'
export { Panel, type PanelProps } from './Panel.tsx'
