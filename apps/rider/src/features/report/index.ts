export { ReportPanel, type ShopReport } from './ReportPanel.tsx'
