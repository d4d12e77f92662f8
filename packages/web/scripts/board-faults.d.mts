export declare const boardFaults: () => string[];
