import '@beckon/ui/trusted-types'
import './app/base-styles.ts'
import { enterPreview } from '@beckon/ui/enter-preview'
import { createRoot } from 'react-dom/client'
import { start } from './app/start.tsx'
import { takeView } from './platform/view/index.ts'

enterPreview()
takeView()
const place = document.getElementById('root')
if (!place) throw new Error('index.html has a place for the portal')
await start(createRoot(place))
