import { Monitor, Moon, Sun } from 'lucide-react'

/** The colour schemes that one can choose. */
export const schemes = [
  { mode: 'system', label: 'System', Icon: Monitor },
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
] as const
