import '@beckon/ui/trusted-types'
import './base-styles.ts'
import { enterPreview } from '@beckon/ui/enter-preview'
import { createRoot } from 'react-dom/client'
import { start } from './start.tsx'

enterPreview()
const place = document.getElementById('root')
if (!place) throw new Error('welcome.html has a place for the page')
await start(createRoot(place))
