-- Run once, when the cluster is made: the job engine keeps its own state apart from ours.
CREATE DATABASE inngest;
