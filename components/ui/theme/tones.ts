import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { Tone } from '@/lib/terms/tone'
import css from './tones.module.css'

/** The one table of what a tone looks like: a class that sets `--tone`, `--tone-bg`, `--tone-line`, one that is a chip of it, and an icon. */
export const tones: Record<Tone, { className: string; chip: string; Icon: typeof CircleCheck }> = {
  neutral: { className: css.neutral!, chip: css.neutralChip!, Icon: CircleDashed },
  info: { className: css.info!, chip: css.infoChip!, Icon: LoaderCircle },
  decision: { className: css.decision!, chip: css.decisionChip!, Icon: CircleHelp },
  success: { className: css.success!, chip: css.successChip!, Icon: CircleCheck },
  warning: { className: css.warning!, chip: css.warningChip!, Icon: TriangleAlert },
  danger: { className: css.danger!, chip: css.dangerChip!, Icon: CircleAlert },
}
