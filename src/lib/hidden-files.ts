/** Files of a built site that no visitor asks for. */

/** Present in every folder that we wrote, with a list of its pages. We never replace or delete a folder that lacks it. */
export const MARKER = '.nebel';

export const HOST_FILES = ['_headers', '_redirects'];
