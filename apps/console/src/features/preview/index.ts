export { PreviewControls, type PreviewLook } from './PreviewControls.tsx'
export { PreviewFrame } from './PreviewFrame.tsx'
