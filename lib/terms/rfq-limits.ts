/** Lines of one request, when it is submitted. */
export const RFQ_LINES_MAX = 200
/** Files of a draft. */
export const RFQ_FILES_MAX = 600
