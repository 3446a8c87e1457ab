import type { Viewer } from '../../../rules/core/permissions'
import { orderId } from '../../../terms/nouns'
import { findDossier } from './dossier'
import { dossierPaper } from './dossier-paper'
import { pdfFile } from './pdf-file'

/** The dossier of an order as PDF. */
export const downloadDossier = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const dossier = await findDossier(viewer, input)
    return pdfFile(dossier.viewer, `${orderId(dossier.viewer.role, input.id)}-dossier`, () => dossierPaper(dossier))
  },
  { act: 'dossier.get' as const },
)
