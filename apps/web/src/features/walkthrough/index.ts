export { useOpenWalkthrough } from './walkthrough-context.ts'
export { WalkthroughHost } from './WalkthroughHost.tsx'
