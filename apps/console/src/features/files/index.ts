export { FileButton } from './FileButton.tsx'
