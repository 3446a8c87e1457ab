'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import type { QuestionsProps } from './QuestionsSection'

/** What was asked and answered about an inquiry. The code comes after the first load. */
export const Questions = lazy<QuestionsProps>(() => import('./QuestionsSection'))
