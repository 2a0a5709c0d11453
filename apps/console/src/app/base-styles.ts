// In a layer, so that the classes of the console always win.
import '@mantine/core/styles.layer.css'
import '@fontsource-variable/inter/wght.css'
import '@beckon/ui/device-fonts.css'
import '@beckon/ui/scripts.css'
import '@beckon/ui/line-heights.css'
import './styles.css'
