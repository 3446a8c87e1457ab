import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { Tone } from '@/lib/rules/tone'
import css from './tones.module.css'

/** The one table of what a tone looks like: a class that sets `--tone`, `--tone-bg`, `--tone-line`, and an icon. */
export const tones: Record<Tone, { className: string; Icon: typeof CircleCheck }> = {
  neutral: { className: css.neutral!, Icon: CircleDashed },
  info: { className: css.info!, Icon: LoaderCircle },
  decision: { className: css.decision!, Icon: CircleHelp },
  success: { className: css.success!, Icon: CircleCheck },
  warning: { className: css.warning!, Icon: TriangleAlert },
  danger: { className: css.danger!, Icon: CircleAlert },
}
