import '@beckon/ui/trusted-types'
import '@fontsource-variable/inter/wght.css'
import '@beckon/ui/colors.css'
import '@beckon/ui/device-fonts.css'
import '@beckon/ui/scripts.css'
import '@beckon/ui/line-heights.css'
import './app/styles.css'
import { enterPreview } from '@beckon/ui/enter-preview'
import { createRoot } from 'react-dom/client'
import { start } from './app/start.tsx'

enterPreview()
const place = document.getElementById('root')
if (!place) throw new Error('index.html has a place for the app')
await start(createRoot(place))
